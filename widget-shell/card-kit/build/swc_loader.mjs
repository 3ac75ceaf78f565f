import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Webpack's loader for TypeScript, found beside card-kit: a partner's folder need not have it. */
export const swcLoader = {
  loader: require.resolve('swc-loader'),
  options: {
    sourceMaps: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
}
