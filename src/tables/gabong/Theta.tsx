import { Fragment } from 'preact';

/** The sign of a gabong, on a disc of its own: to a quick eye it is a zero, and it stands beside points. */
export function Theta() {
  return <b class="theta">θ</b>;
}

/** A text with every θ in it as the sign. For texts with no names in them. */
export function WithThetas({ text }: { text: string }) {
  return (
    <>
      {text.split('θ').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <Theta />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
