import { drawBoard } from '../../map/draw.ts';
import { platesOn } from '../../map/plates.ts';
import { parseDrawing } from '../../map/svg-element.ts';
import { GamePanel, takePanel } from './game/GamePanel.tsx';
import { Plan } from './Plan.tsx';
import { RulingsList } from './RulingsList.tsx';
import { Sheets } from './Sheets.tsx';
import { turnPng } from './turn-picture.ts';
import { TypedMove } from './TypedMove.tsx';
import { WorksList } from './WorksList.tsx';
import { dayInWords } from './works/day-in-words.ts';
import { restore, strikeOut } from './works/strike-out.ts';

/**
 * What a first question does not need, in one script: a whole game, what is folded away below the map, and what lies over it;
 * and the closures of the printed board.
 */
export const LATE_PARTS = {
  drawBoard,
  platesOn,
  parseDrawing,
  GamePanel,
  takePanel,
  Plan,
  RulingsList,
  Sheets,
  turnPng,
  TypedMove,
  WorksList,
  dayInWords,
  restore,
  strikeOut,
} as const;
