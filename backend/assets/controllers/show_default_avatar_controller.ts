import type { HttpContext } from '@adonisjs/core/http'

/** The picture of players without one. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img" aria-label="">
<rect width="128" height="128" fill="#6b7280"/>
<circle cx="64" cy="50" r="24" fill="#fff"/>
<path d="M16 128c2-30 22-46 48-46s46 16 48 46z" fill="#fff"/>
</svg>
`

export default class ShowDefaultAvatarController {
  handle({ response }: HttpContext) {
    response.header('content-type', 'image/svg+xml')
    response.header('cross-origin-resource-policy', 'cross-origin')
    response.header('cache-control', 'public, max-age=86400')
    return SVG
  }
}
