import { drawBoard } from '../../map/draw.ts';
import { platesOn } from '../../map/plates.ts';
import { parseDrawing } from '../../map/svg-element.ts';
import { GamePanel, takePanel } from './game/GamePanel.tsx';
import { Plan } from './Plan.tsx';
import { RulingsList } from './RulingChoice.tsx';
import { Sheets } from './Sheets.tsx';
import { turnPng } from './turn-picture.ts';
import { TypedMove } from './TypedMove.tsx';
import { WorksList } from './WorksList.tsx';

/** What a first question does not need, in one script: a whole game, what is folded away below the map, and what lies over it. */
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
} as const;
