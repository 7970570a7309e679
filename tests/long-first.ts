import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files whose tests take long, the longest first: begun last, one of them would keep everybody waiting. */
const LONG = [
  'site/stage',
  'site/pages',
  'site/states',
  'site/hosting',
  'site/shifts',
  'offline/first-visit',
  'offline/updates',
  'site/hostile-typed',
  'site/hostile-links',
  'site/broken-words',
  'site/layouts',
  'site/hostile-names',
  'site/gug-routes',
  'site/gug-access',
  'site/focus-kept',
  'site/key-once',
  'site/hostile-text',
  'games/gug/advisor-goal',
  'ask/ask',
  'tools/sinks',
  'games/gug/advisor-in-time',
  'games/gug/closed-draw',
  'games/gug/random-games',
  'storage/how-played',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
  return at < 0 ? LONG.length : at;
};

/** Where nothing is known of an earlier run, Vitest takes large files for long ones; these are known to be long. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
