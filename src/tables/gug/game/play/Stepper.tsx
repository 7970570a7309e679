import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import { useGame } from '../game-context.ts';

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  by?: number;
  set: (value: number) => void;
}

/** A number of sips, or of what is counted as they are. */
export function Stepper({ by = 1, ...props }: StepperProps) {
  const { drink } = useGame().words.play;
  return <NumberKeys {...props} by={by} words={{ less: drink.less, more: drink.moreSips }} />;
}
