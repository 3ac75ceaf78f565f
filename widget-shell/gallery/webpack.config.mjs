import { fileURLToPath } from 'node:url'
import hostConfig from '../host/webpack.config.mjs'

/**
 * The page that shows every card in every state, and the one that shows a draft beside its form, built as the host is;
 * no visitor of a publisher loads them.
 */
export default function galleryConfig() {
  const host = hostConfig()
  return {
    ...host,
    name: 'gallery',
    context: fileURLToPath(new URL('.', import.meta.url)),
    entry: { gallery: './main.tsx', preview: './preview/main.tsx' },
    output: { ...host.output, uniqueName: 'sidepick_gallery' },
  }
}
