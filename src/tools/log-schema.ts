import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { format } from 'prettier';
import { FILE_FORMAT, FILE_VERSION } from '../storage/file-format.ts';
import { SavedGameSchema } from '../storage/saved-game-schema.ts';

/** From the root of the repository. */
export const SCHEMA_FILE = 'content/log/saved-game.schema.json';

/**
 * The form of a file of games, for whoever wants to read or write one. What JSON Schema cannot say is checked by the
 * companion all the same: signs that cannot be seen, ids that come twice, rulings that there are not.
 */
export function logSchema(): Promise<string> {
  const { $schema, ...game } = toJsonSchema(SavedGameSchema, { errorMode: 'ignore', typeMode: 'input' });
  const schema = {
    $schema,
    title: 'Saved games of the companion',
    type: 'object',
    required: ['format', 'v', 'games'],
    additionalProperties: false,
    properties: {
      format: { const: FILE_FORMAT },
      v: { const: FILE_VERSION },
      build: { type: 'string', description: 'Version and day of the build that wrote the file' },
      games: { type: 'array', items: { $ref: '#/$defs/game' } },
    },
    $defs: { game },
  };
  return format(JSON.stringify(schema), { parser: 'json', printWidth: 120 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL(`../../${SCHEMA_FILE}`, import.meta.url), await logSchema());
}
