import type { GugWords } from '../../i18n/gug/words.ts';

/**
 * What the ticket says to somebody who opens the page, drawn in the build: the largest words on the screen are there before
 * any script is. The ticket itself then stands in its place.
 */
export const FirstPrompt = ({ words }: { words: GugWords }) => (
  <div class="ticket first-prompt" data-outcome="ask">
    <div class="ticket-paper">
      <div class="ticket-head">
        <p>
          <span class="reason">{words.answers.ask.stand}</span>
        </p>
      </div>
    </div>
  </div>
);
