import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(globalIgnores(['dist/', '.astro/', 'shots/']), {
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
});
