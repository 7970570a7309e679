import { beforeEach, describe, expect, test } from 'vitest';
import { makeAnswer } from '../../src/tables/gools/advisor/answer.ts';
import type { Answer, Question } from '../../src/tables/gools/advisor/question.ts';
import {
  type Answered as AnsweredOf,
  type Ask as AskOf,
  type Asked as AskedOf,
  makeAsk,
} from '../../src/ui/ask-worker.ts';

type Ask = AskOf<Question, Answer>;
type Asked = AskedOf<Question>;
type Answered = AnsweredOf<Answer>;

const question = (thrown: readonly number[]): Question => ({
  kind: 'advice',
  prospect: { aim: 'lowest-sum', lead: undefined, still: 0 },
  lying: [3, 3, 3],
  thrown,
});
const answerOf = (thrown: readonly number[]) => makeAnswer()(question(thrown));

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  readonly asked: Asked[] = [];
  isStopped = false;
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isStopped = true;
  }
  say(answered: Answered): void {
    this.dispatchEvent(new MessageEvent('message', { data: answered }));
  }
}

let started: SlowWorker[];
let ask: Ask;
beforeEach(() => {
  started = [];
  ask = makeAsk(() => {
    const worker = new SlowWorker();
    started.push(worker);
    return worker as unknown as Worker;
  });
});

describe('asking the worker', () => {
  test('one worker answers all, each question by its own answer, in whatever order they come', async () => {
    const both = Promise.all([ask(question([1, 6])), ask(question([2, 2]))]);
    const [worker] = started;
    const [one, other] = worker!.asked;
    worker!.say({ id: other!.id, answer: answerOf([2, 2]) });
    worker!.say({ id: one!.id, answer: answerOf([1, 6]) });
    expect(await both).toEqual([answerOf([1, 6]), answerOf([2, 2])]);
    expect(started).toHaveLength(1);
  });

  test('it starts with the first question, not before', () => {
    expect(started).toHaveLength(0);
    void ask(question([1, 6]));
    expect(started).toHaveLength(1);
  });

  test('a question that is refused has no answer', async () => {
    const answer = ask(question([7, 7]));
    started[0]!.say({ id: started[0]!.asked[0]!.id, answer: null });
    expect(await answer).toBeUndefined();
  });

  test('a worker that fails leaves all without an answer, and the next question starts another', async () => {
    const both = Promise.all([ask(question([1, 6])), ask(question([2, 2]))]);
    started[0]!.dispatchEvent(new Event('error'));
    expect(await both).toEqual([undefined, undefined]);
    expect(started[0]!.isStopped).toBe(true);
    const next = ask(question([1, 6]));
    started[1]!.say({ id: started[1]!.asked[0]!.id, answer: answerOf([1, 6]) });
    expect(await next).toEqual(answerOf([1, 6]));
  });

  test('without workers there is no answer', async () => {
    const refused = makeAsk(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(await refused(question([1, 6]))).toBeUndefined();
  });
});
