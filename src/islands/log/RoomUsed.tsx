import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { askToPersist, type StorageReport, storageReport } from '../../log/storage-report.ts';
import { useLog } from './log-context.ts';
import { bytesOf } from './when.ts';

/** How much room the log takes, and whether the browser has promised to keep it. */
export function RoomUsed() {
  const { words, lang } = useLog();
  const { storage } = words;
  const [report, setReport] = useState<StorageReport>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void storageReport().then(setReport), []);
  if (!report) return <p aria-busy="true" />;
  const { bytes, quota, isPersisted } = report;
  const ask = async () => {
    const answer = await askToPersist();
    setReport(await storageReport());
    setRefused(answer !== true);
  };
  return (
    <>
      <dl class="log-room">
        <dt>{storage.used}</dt>
        <dd>
          {bytes === null
            ? storage.unknown
            : quota === null
              ? bytesOf(bytes, lang)
              : fill(storage.usedOf, { used: bytesOf(bytes, lang), quota: bytesOf(quota, lang) })}
        </dd>
        <dt>{storage.kept}</dt>
        <dd>{isPersisted === null ? storage.keptUnknown : isPersisted ? storage.keptYes : storage.keptNo}</dd>
      </dl>
      {isPersisted === false && (
        <button type="button" class="key" onClick={() => void ask()}>
          {storage.ask}
        </button>
      )}
      <p role="status">{isRefused && storage.refused}</p>
    </>
  );
}
