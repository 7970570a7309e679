import type { ComponentType } from 'preact';
import { Fetched } from '../shared/Fetched.tsx';
import { useLog } from './log-context.ts';

/** A part of the Log panel that is fetched when it is first needed. */
export function Part({ load }: { load: () => Promise<ComponentType> }) {
  const { trouble } = useLog().words;
  return <Fetched load={load} trouble={trouble.part} again={trouble.again} />;
}
