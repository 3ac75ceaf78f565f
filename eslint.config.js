import { configApp } from '@adonisjs/eslint-config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { closedSets } from './tools/eslint/closed_sets.mjs'

const BROWSER = ['widget-shell/**/*.{ts,tsx}', 'remotes/**/*.{ts,tsx}']
const SERVER = ['backend/**/*.ts', 'config/**/*.ts']
const PURE = ['rules/**/*.ts', 'widget-shell/host/engine/**/*.ts']
const SPECS = ['**/*.spec.{ts,tsx}', 'tests/**']

/** Lists of data, and the shapes on the wire, which one file holds best. */
const LONG_FILES = ['database/demo/**', 'rules/countries.ts', 'rules/types.ts']

/** Rows of a statement that somebody wrote by hand, where the database is not asked what its columns hold. */
const handWrittenRows = [
  'CallExpression[callee.name="run"] > TSTypeParameterInstantiation > TSTypeLiteral',
  'CallExpression[callee.name="run"] > TSTypeParameterInstantiation > TSIntersectionType > TSTypeLiteral',
  'TSInterfaceDeclaration[id.name=/Row$/]',
  'TSTypeAliasDeclaration[id.name=/Row$/] > TSTypeLiteral',
].map((selector) => ({
  selector,
  message: 'Name columns by the types of #shared/database/rows: a renamed one must not compile.',
}))

/** A time that a spec waits for is too short on one machine and too long on the other. */
const fixedSleeps = [
  'CallExpression[callee.property.name="waitForTimeout"]',
  'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length>1]:not([arguments.1.value=0])',
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier[imported.name="setTimeout"]',
].map((selector) => ({
  selector,
  message:
    'Move the clock, wait for what happens (eventually, until, waitFor), or for what comes after it; a time that is one of the case says so.',
}))

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name what you export: a default export is renamed by every importer.',
}

/** A call whose answer somebody says by hand; partners' own services are asked so, and nothing of this house. */
const callsByHand = [
  'CallExpression[callee.name="http"][typeArguments]',
  'CallExpression[callee.property.name="http"][typeArguments]',
  'CallExpression[callee.name="http"] > Literal[value=/^\\u002F/]:first-child',
  'CallExpression[callee.property.name="http"] > Literal[value=/^\\u002F/]:first-child',
].map((selector) => ({
  selector,
  message:
    'Name a call by method and path, `GET /v1/profiles`: its answer then needs no type of its own.',
}))

/** What browsers leave out on a page without https. */
const secureAlone = [
  {
    selector: 'MemberExpression[property.name="randomUUID"]',
    message:
      'A page without https has no randomUUID: use randomId of @sidepick/card-kit/random_id.',
  },
  {
    selector: 'MemberExpression[object.name="navigator"][property.name="clipboard"]',
    message: 'A page without https has no clipboard: use copyText of @sidepick/card-kit/copy_text.',
  },
]

/** What only one place may name; every place says what belongs there instead. */
const noMessages = (object) => ({
  object,
  property: 'postMessage',
  message: 'Only bridge/ and the loader’s channel talk across frames.',
})

export default configApp(
  {
    ignores: [
      'build/**',
      'storage/**',
      'tmp/**',
      'widget-shell/loader/pinned/**',
      'database/schema.ts',
      '**/generated_*.ts',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'Everything',
    files: ['**/*.{ts,tsx}'],
    rules: {
      'curly': ['error', 'multi-line'],
      'max-lines': ['error', { max: 250 }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          format: ['camelCase', 'UPPER_CASE', 'PascalCase'],
          leadingUnderscore: 'allow',
          trailingUnderscore: 'allow',
        },
        { selector: 'typeLike', format: ['PascalCase'] },
      ],
      '@unicorn/no-await-expression-member': 'off',
      // Prettier breaks lines, and has a check of its own; what it leaves long is text.
      '@stylistic/max-len': 'off',
      'prettier/prettier': 'off',
      // The house writes `import type`, and both compilers are told to keep it.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  { name: 'Data and generated files', files: LONG_FILES, rules: { 'max-lines': 'off' } },
  {
    name: 'Scripts',
    files: ['**/*.{js,mjs,cjs}'],
    ignores: ['database/demo/scenes/**', 'database/demo/cast/**', 'database/demo/kit/**'],
    rules: { 'max-lines': ['error', { max: 250 }], 'eqeqeq': 'error', 'no-debugger': 'error' },
  },
  {
    name: 'Server',
    files: SERVER,
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'BinaryExpression[operator="in"]:not([left.type="Literal"])',
          message: 'Use Object.hasOwn or a Map: `in` also finds what every object inherits.',
        },
        {
          selector: 'CallExpression[callee.property.name="meta"]',
          message: 'Describe a field with `.use(holds(…))`: a Vine field with a `meta` takes null.',
        },
        ...handWrittenRows,
      ],
    },
  },
  {
    name: 'Code that server and browser share, and the engine',
    files: PURE,
    ignores: SPECS,
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'navigator',
          'localStorage',
          'fetch',
          'process',
          'setTimeout',
        ].map((name) => ({ name, message: 'This code is pure: take it as an argument.' })),
      ],
      'no-restricted-syntax': ['error', ...secureAlone],
    },
  },
  {
    name: 'Browser',
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      '@unicorn/filename-case': ['error', { case: 'snakeCase' }],
      'no-restricted-syntax': ['error', defaultExport, ...callsByHand, ...secureAlone],
    },
  },
  {
    name: 'Specs wait for no time',
    files: ['**/*.spec.{ts,tsx}', 'tests/browser/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, ...fixedSleeps] },
  },
  {
    name: 'Closed sets are tables',
    files: [...SERVER, ...PURE, ...BROWSER],
    ignores: SPECS,
    plugins: { sidepick: { rules: { 'closed-sets': closedSets } } },
    rules: { 'sidepick/closed-sets': 'error' },
  },
  {
    name: 'Migrations are frozen',
    files: ['database/migrations/**/*.ts', 'database/migration_kit/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(#(?!database/migration_kit/)|@sidepick/|\\.)',
              message:
                'Migrations are frozen: write the literal here. What the product means by it may change.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'One way to write together',
    files: ['backend/**/*.ts'],
    ignores: ['backend/shared/database/plain_driver.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'db',
          property: 'transaction',
          message: 'Use transact: only there a commit that fails is heard of.',
        },
        {
          object: 'trx',
          property: 'transaction',
          message: "Use savepoint: the query builder's own outlives the transaction around it.",
        },
      ],
    },
  },
  {
    name: 'One door between frames',
    files: BROWSER,
    ignores: ['widget-shell/host/bridge/**', 'widget-shell/loader/**', ...SPECS],
    rules: {
      'no-restricted-properties': ['error', ...['window', 'parent', 'top'].map(noMessages)],
    },
  }
)
