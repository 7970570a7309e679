import { answering } from '../../../ui/answering.ts';
import { makeAnswer } from './answer.ts';

// Beside the page, which never waits for it: its tables take seconds with a large party still to throw.
answering(makeAnswer());
