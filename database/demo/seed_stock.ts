import app from '@adonisjs/core/services/app'
import type { GameMedia } from '@sidepick/rules/types'
import { CreatorsContract } from '#creators/contract'
import { demoId, demoWidgetId } from '#database/demo/ids'
import { categoryId } from '#database/demo/seed_catalogue'
import { FLAVOUR_PAGES } from '#database/demo/seed_places'
import {
  stockDiscount,
  stockGames,
  stockList,
  stockModes,
  stockPartner,
  stockWidget,
} from '#database/demo/stock_content'
import { ExperiencesContract } from '#experiences/contract'
import { GamesContract } from '#games/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { PlaylistsContract } from '#playlists/contract'
import { clock } from '#shared/clock'
import env from '#start/env'
import { WidgetsContract } from '#widgets/contract'

const MINUTE_MS = 60 * 1_000
const RUNS_MS = 60 * 24 * 60 * MINUTE_MS

/** Width of the demo's posters, in px. */
const POSTER_WIDTH = 720

const language = 'en-us'
const creatorId = demoId('creator', stockPartner.slug)
const playlistId = demoId('playlist', stockList.slug)
const owned = { creatorId, distributorId: 'default' } as const

/** A partner of pictures: its questions, its widget, and the pages that show them as a montage. */
export async function seedStock(): Promise<void> {
  await seedGames()
  await seedWidget()
  await seedPages()
}

async function seedGames() {
  const creators = await app.container.make(CreatorsContract)
  const { userName, profileColor, partnerName } = stockPartner
  await creators.create({ userId: creatorId, userName, profileColor, partnerName, avatar: null })
  const games = await app.container.make(GamesContract)
  const nowMs = clock.nowMs()
  for (const { slug, category, pictures, sourceKeywords, ...told } of stockGames) {
    await games.addGame({
      ...told,
      id: demoId('game', slug),
      gameType: 'POLL',
      correctAnswer: null,
      creatorId,
      categoryId: categoryId(category, language),
      language,
      orientation: 'portrait',
      isPrivate: true,
      startTimeMs: nowMs - MINUTE_MS,
      lastJoinTimeMs: nowMs + RUNS_MS,
      endTimeMs: nowMs + RUNS_MS,
      videoUrls: { mp4720: null, poster: posterOf(pictures[0][0]) },
      landscapeVideoUrls: { mp4720: null },
      metadata: { csrAssets: pictures.map(toAsset), sourceKeywords: [...sourceKeywords] },
    })
  }
}

const posterOf = (media: string) => `/demo-media/${media}.webp`

const toAsset = ([media, description]: readonly [string, string], at: number): GameMedia => ({
  src: posterOf(media),
  description,
  imageType: 'illustration',
  minWidth: POSTER_WIDTH,
  ...(at === 0 && {
    visuallySimilarVideos: [{ previewVideoUrls: { mp4: `/demo-media/${media}.mp4` } }],
  }),
})

async function seedWidget() {
  const lists = await app.container.make(PlaylistsContract)
  const gameIds = stockGames.map(({ slug }) => demoId('game', slug))
  const { name } = stockList
  await lists.addPlaylist({ ...owned, id: playlistId, name, gameIds, rules: { language } })
  const widgets = await app.container.make(WidgetsContract)
  const id = demoWidgetId(stockWidget.slug)
  const widget = { id, name: stockWidget.name, type: 'inline', playlistId, language } as const
  await widgets.addWidget({ ...owned, ...widget })
  const experiences = await app.container.make(ExperiencesContract)
  const doc = { componentFlags: { DiscountCodeBanner: stockDiscount } }
  const look = { scope: 'widget', owner: id, doc, publishedBy: null } as const
  const published = await experiences.publish(look)
  if (!published.ok) throw new Error(`the look of ${name}: ${JSON.stringify(published.error)}`)
}

async function seedPages() {
  const domains = await app.container.make(PartnerDomainsContract)
  const host = new URL(env.get('DEMO_PUBLISHER_URL')).hostname
  for (const [page, widgetMode] of Object.entries(stockModes)) {
    await domains.addDomain({
      id: demoId('partner_domain', `${host}/${page}`),
      host,
      pathPattern: `/demo/${page}`,
      distributorId: FLAVOUR_PAGES,
      name: `The demo's page of ${page}`,
      widgetMode,
    })
  }
}
