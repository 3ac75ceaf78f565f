import { plainScript } from './shared.webpack.config.mjs'

/** What a page loads in place of the loader where a button opens the widget; it brings the loader when it is pressed. */
export default function launcherConfig() {
  return plainScript('launcher', { entry: './launcher/entry.ts', filename: 'launcher.js' })
}
