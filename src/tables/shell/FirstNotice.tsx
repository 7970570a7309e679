import { $noticeSeen, seeNotice } from '../../storage/choices.ts';
import { useStore } from '../../ui/use-store.ts';

interface FirstNoticeProps {
  words: { readonly heading: string; readonly texts: readonly string[]; readonly ok: string };
}

/** About age and stopping, once on a phone. */
export function FirstNotice({ words }: FirstNoticeProps) {
  const isSeen = useStore($noticeSeen);
  if (isSeen) return null;
  return (
    <section class="setup-notice enamel stack" aria-label={words.heading}>
      <h4>{words.heading}</h4>
      {words.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <button
        type="button"
        class="key"
        onClick={({ currentTarget }) => {
          // The key goes; the set-up it stands in stays.
          currentTarget.closest<HTMLElement>('.setup')?.focus({ preventScroll: true });
          seeNotice();
        }}
      >
        {words.ok}
      </button>
    </section>
  );
}
