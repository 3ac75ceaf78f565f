import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name) => require(`${name}/package.json`).version

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that are ES modules only, which Jest reads as CommonJS; that has no import.meta. */
const ES_MODULES = 'react-router|@remix-run/[^/]+|cookie-es'

const swcOfPackages = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      transform: { optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } } },
    },
    module: { type: 'commonjs' },
  },
]

const shared = {
  transform: {
    '^.+\\.(ts|tsx|mjs)$': swc,
    [`/node_modules/(${ES_MODULES})/.+\\.js$`]: swcOfPackages,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
  moduleNameMapper: {
    '\\.(css|woff2)$': 'identity-obj-proxy',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  resolver: '<rootDir>/widget-shell/card-kit/build/jest_resolver.cjs',
  // The packages that were built have the names of their sources.
  modulePathIgnorePatterns: ['<rootDir>/build/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
}

/** Specs stand beside their source: the rules run in Node, everything of the browser in jsdom. */
export default {
  // Some build a remote with webpack: seconds, and many of them beside everything else.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/rules/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'widget',
      // As webpack defines it for the host.
      globals: {
        VERSIONS: {
          'react': versionOf('react'),
          'react-dom': versionOf('react-dom'),
          '@sidepick/card-kit': versionOf('./widget-shell/card-kit'),
        },
      },
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{widget-shell,remotes}/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/helpers/jest_setup.ts'],
    },
  ],
}
