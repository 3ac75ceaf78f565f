import env from '#start/env'
import type { FaultServer } from '#tests/browser/faults/fault_server'

interface PublisherPage {
  path: string
  /** What stands in the body. */
  body: string
  /** The page's own style sheet. */
  style: string
  /** Sources of styles besides the sheet. */
  styles?: string
  /** Headers besides the policy. */
  headers?: Record<string, string>
  /** A module of the page's own. */
  script?: string
}

/** Serves a publisher's page with the loader in it, as strict about scripts and styles as a careful publisher is. */
export function servePublisherPage(server: FaultServer, page: PublisherPage) {
  const { path, body, style, styles = '', headers, script } = page
  const appUrl = new URL(env.get('APP_URL')).origin
  const policy = [
    `default-src 'none'`,
    `script-src ${appUrl} 'self'`,
    `style-src 'self' ${styles}`,
    `frame-src ${appUrl}`,
    `base-uri 'none'`,
  ].join('; ')
  const loader = `<script async src="${appUrl}/embed/v1/loader.js"></script>`
  const sheet = `${path}.css`
  server.answer('/favicon.ico', () => ({ status: 204 }))
  server.answer(sheet, () => ({ status: 200, type: 'text/css', body: style }))
  server.answer(`${path}.js`, () => ({ status: 200, type: 'text/javascript', body: script }))
  server.answer(path, () => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { 'cache-control': 'no-cache', 'content-security-policy': policy, ...headers },
    body: `<!doctype html><html lang="en"><title>A paper</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="stylesheet" href="${sheet}">${body}
      ${script ? `<script type="module" src="${path}.js"></script>` : ''}
      ${/\/embed\/v1\/(loader|launcher)/.test(body) ? '' : loader}</html>`,
  }))
}
