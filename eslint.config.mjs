import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What turns text into markup or code. */
const SINKS = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'createContextualFragment',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'parseFromString',
  'DOMParser',
  'eval',
  'Function',
];
/** Who may: each takes what the build itself wrote, and no name or text of anybody. */
const MAY_SINK = [
  // Wakes the islands, and leaves what the build drew between their tags.
  'src/tools/wake.ts',
  // A page of our own, of which a part is taken.
  'src/ui/site-page.ts',
  // A board, as `draw.ts` writes it.
  'src/map/svg-element.ts',
];
const sink = (selector) => ({
  selector,
  message: 'This makes markup or code of text; see MAY_SINK in eslint.config.mjs.',
});
const tooNew = (selector) => ({
  selector,
  message:
    'The oldest browsers that we serve (src/tools/floor.ts) do not know this. For a sorted copy: [...list].sort().',
});
const NAMES = `/^(?:${SINKS.join('|')})$/`;

const sinks = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: MAY_SINK,
  rules: {
    'no-eval': 'error',
    'no-implied-eval': 'off',
    '@typescript-eslint/no-implied-eval': 'error',
    'no-script-url': 'error',
    'no-restricted-syntax': [
      'error',
      sink(`MemberExpression[property.name=${NAMES}]`),
      sink(`MemberExpression[property.value=${NAMES}]`),
      sink(`Property > :matches(Identifier[name=${NAMES}], Literal[value=${NAMES}]).key`),
      sink(`JSXIdentifier[name=${NAMES}]`),
      sink(`:matches(NewExpression, CallExpression) > Identifier.callee[name=${NAMES}]`),
      sink("MemberExpression[object.name='document'][property.name=/^(?:write|writeln|execCommand)$/]"),
      sink("CallExpression[callee.property.name='setAttribute'] > Literal[value=/^(?:on.*|srcdoc)$/i]:first-child"),
      tooNew('CallExpression > MemberExpression.callee[property.name=/^to(?:Sorted|Reversed|Spliced)$/]'),
      tooNew("CallExpression[arguments.length=2] > MemberExpression.callee[property.name='with']"),
      tooNew("MemberExpression[object.name=/^(?:Map|Object)$/][property.name='groupBy']"),
      tooNew("MemberExpression[object.name='AbortSignal'][property.name=/^(?:timeout|any)$/]"),
      tooNew('Literal[regex.pattern=/\\(\\?<[=!]/]'),
    ],
  },
};

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'shots/', '.stryker-tmp/', 'tests/bench/peers/']),
  sinks,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `!` says "this is so by construction, or it is a bug": data is checked at the gate, and a wrong `!` throws.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Names of stations hold no emoji: their code points are their letters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // It asks for `!`, which the strict rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    },
  },
);
