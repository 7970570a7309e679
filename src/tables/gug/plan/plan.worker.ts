import { answering } from '../../../ui/answering.ts';
import { makeAnswer } from './answer.ts';

// Beside the page, which never waits for it: a whole game takes a second or more.
answering(makeAnswer());
