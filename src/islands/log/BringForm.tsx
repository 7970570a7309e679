import { useId, useState } from 'preact/hooks';
import { FILE_MOST } from '../../log/file-format.ts';
import { useLog } from './log-context.ts';

/** A file, or a text that was pasted. */
export function BringForm({ look }: { look: (text: string) => void }) {
  const { bring } = useLog().words;
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  const id = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    setUnread(false);
    // What is too big is not read: its first part alone is enough to be refused by.
    const part = file.slice(0, 4 * FILE_MOST);
    await part.text().then(look, () => setUnread(true));
  };
  return (
    <>
      <label class="key main log-file">
        {bring.file}
        <input
          type="file"
          accept=".json,application/json,text/plain"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="alert">{isUnread && bring.noFile}</p>
      <form
        class="log-bring"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') look(text);
        }}
      >
        <label for={id}>{bring.paste}</label>
        <textarea
          id={id}
          class="field"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="key" aria-disabled={text.trim() === ''}>
          {bring.look}
        </button>
      </form>
    </>
  );
}
