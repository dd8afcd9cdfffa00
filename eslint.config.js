import { configApp, INCLUDE_LIST, RULES_LIST } from '@adonisjs/eslint-config'
import hooks from 'eslint-plugin-react-hooks'
import { builtinRules } from 'eslint/use-at-your-own-risk'

const SCREENS = ['web/**/*.{ts,tsx}', 'plugins/*/web/**/*.{ts,tsx}']
const TESTS = ['**/*.{spec,test}.{ts,tsx}', '**/tests/**/*.ts']

const CLOCK = 'Time comes from the Clock (core/time): inject it, so that tests can stand still.'

/** What only the clock may do. */
const OWN_TIME = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: CLOCK },
  {
    selector: "CallExpression[callee.object.name='DateTime'][callee.property.name=/^(now|local|utc)$/]",
    message: CLOCK,
  },
]

/** What guesses a number from `true` or a list of one. */
const GUESSED = [
  {
    selector: "CallExpression[callee.object.name='vine'][callee.property.name='number']",
    message: 'Numbers are read by strictNumber() (core/http/strict_number).',
  },
]

const LINKS = ['Link', 'NavLink']
const LINK = 'Links come from #web/ui/link (docs/decisions/0012).'
const DIALOG = 'Dialogs come from #web/admin/dialogs/dialog: it gives the focus back.'

const fileLines = (max) => ({ max, skipBlankLines: false, skipComments: false })
const functionLines = (max) => ({ max, skipBlankLines: true, skipComments: true, IIFEs: true })

/** The core rules of size under a second name: a rule has one severity, and here a lower limit warns before the higher one fails. */
const size = {
  rules: {
    'file-lines': builtinRules.get('max-lines'),
    'function-lines': builtinRules.get('max-lines-per-function'),
  },
}

export default configApp(
  { ignores: ['.adonisjs/**', 'web/build/**', 'storage/**', 'tmp/**', 'tests/fixtures/broken/**', 'bench/results/**'] },
  {
    name: 'house rules',
    files: [...INCLUDE_LIST, '**/*.tsx', '**/*.js'],
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: { size },
    rules: {
      ...RULES_LIST,
      'prettier/prettier': 'off',
      '@stylistic/max-len': 'off',
      '@stylistic/comma-dangle': 'off',
      '@stylistic/brace-style': 'off',
      'curly': 'off',
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      '@unicorn/no-for-loop': 'off',
      'one-var': 'off',
      '@unicorn/no-await-expression-member': 'off',
      'no-console': 'error',
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipJSXText: true }],
      'no-restricted-syntax': ['error', ...OWN_TIME, ...GUESSED],
      'max-lines': ['error', fileLines(500)],
      'max-lines-per-function': ['error', functionLines(120)],
      'size/file-lines': ['warn', fileLines(300)],
      'size/function-lines': ['warn', functionLines(80)],
    },
  },
  {
    name: 'types',
    files: [...INCLUDE_LIST, '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          format: ['camelCase', 'UPPER_CASE', 'PascalCase'],
          filter: { regex: '^_', match: false },
        },
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'interface', format: ['PascalCase'], custom: { regex: '^I[A-Z]', match: false } },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': false },
      ],
    },
  },
  {
    name: 'screens',
    files: SCREENS,
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@remix-run/react', importNames: LINKS, message: LINK },
            { name: '@mantine/core', importNames: ['Modal'], message: DIALOG },
          ],
        },
      ],
    },
  },
  {
    name: 'the dialog itself',
    files: ['web/app/admin/dialogs/dialog.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    name: 'the clock itself',
    files: ['core/time/**', 'tests/unit/core/time/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    name: 'numbers themselves',
    files: ['core/http/strict_number.ts'],
    rules: { 'no-restricted-syntax': ['error', ...OWN_TIME] },
  },
  { name: 'programs that speak', files: ['cli/**', 'bin/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    name: 'tests',
    files: TESTS,
    rules: {
      'max-lines': ['error', fileLines(800)],
      'max-lines-per-function': 'off',
      'size/file-lines': 'off',
      'size/function-lines': 'off',
    },
  }
)
