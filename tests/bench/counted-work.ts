import { BOARDS, bruteWork, judgeWork } from './judge-work.ts';

// Run by itself under an instruction counter: `judge 2`, `brute 2`, or `nothing`.
const [, , who, die] = process.argv;
if (who === 'judge') judgeWork(BOARDS[0], Number(die));
if (who === 'brute') bruteWork(BOARDS[0], Number(die));
