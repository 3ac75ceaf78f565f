import type { ApiClient } from '@japa/api-client'
import env from '#start/env'
import { visitor } from '#tests/helpers/visitor'

const { origin } = new URL(env.get('APP_URL'))

export const LOADER = `<script async src="${origin}/embed/v1/loader.js"></script>`

export const LAUNCHER = LOADER.replace('loader.js', 'launcher.js')

/** What the check finds in a snippet, each with its kind. */
export async function check(client: ApiClient, asked: Record<string, string>, language = 'en-us') {
  const headers = { 'accept': 'text/html', 'accept-language': language, ...visitor() }
  const response = await client.get('/embed/check').qs(asked).headers(headers)
  response.assertStatus(200)
  const html = response.text()
  const items = [...html.matchAll(/<li class="(\w+)">.*?<\/strong>(.*?)<\/li>/gs)]
  return { html, found: items.map(([, kind, text = '']) => `${kind}: ${text.trim()}`), response }
}

export const tagOf = (widgetId: string, more = '') =>
  `<div data-vs-widget="${widgetId}" ${more}></div>`
