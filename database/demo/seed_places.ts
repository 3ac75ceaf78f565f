import app from '@adonisjs/core/services/app'
import { gameSet, playlists, widgets } from '#database/demo/content'
import { demoId, demoWidgetId } from '#database/demo/ids'
import { BASE_CONFIG } from '#experiences/domain/base_config'
import { ExperiencesContract } from '#experiences/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import env from '#start/env'
import { WidgetsContract } from '#widgets/contract'

/** A partner that ships a card of its own, under a flavour of the same name. */
const ORBIT = 'orbit'

const ORBIT_LOOK = {
  widgetTheme: { 'color-accent': '#5ff2d0', 'color-accent-ink': '#04211b' },
  widgetComponents: [
    // A list replaces the one that every widget has, the menu included.
    ...BASE_CONFIG.widgetComponents,
    {
      componentName: 'OrbitFact',
      panel: 'mainPanel',
      position: 'main-overlay',
      when: { phases: ['result'] },
    },
    {
      componentName: 'OrbitFact',
      panel: 'leftPanel',
      position: 'left-overlay',
      when: { phases: ['result'] },
    },
    {
      componentName: 'BrandedImage',
      panel: 'top',
      position: 'top-left',
      when: { phases: ['passive'] },
      props: { name: 'Orbit', imageUrl: '/demo-media/orbit.svg' },
    },
    {
      componentName: 'FloatingCtaPill',
      panel: 'mainPanel',
      position: 'main-overlay',
      when: { phases: ['passive'] },
      props: { label: { 'en-us': 'Take off', 'es-mx': 'Despegar' } },
    },
  ],
}

/** Flavours of the release that a page of the demo gets by its address alone. */
const FLAVOURS_BY_DOMAIN = ['search-partner', 'daily-red-banner'] as const

/** Whose pages those are: a site of the platform's own distributor could frame every widget of the platform. */
export const FLAVOUR_PAGES = 'flavour-pages'

/** Where it is played: the publishers, their widgets, and how one partner's pages look. */
export async function seedPlaces(): Promise<void> {
  await seedPartners()
  await seedWidgets()
  const experiences = await app.container.make(ExperiencesContract)
  const look = { scope: 'flavour', owner: ORBIT, doc: ORBIT_LOOK, publishedBy: null } as const
  const published = await experiences.publish(look)
  if (!published.ok) throw new Error(`the look of ${ORBIT}: ${JSON.stringify(published.error)}`)
}

async function seedPartners() {
  const contract = await app.container.make(PartnerDomainsContract)
  await contract.addDistributor({ id: 'default', name: 'Sidepick' })
  await contract.addDistributor({ id: ORBIT, name: 'Orbit' })
  await contract.addDistributor({ id: FLAVOUR_PAGES, name: 'Pages of the demo' })
  const host = new URL(env.get('DEMO_PUBLISHER_URL')).hostname
  await contract.addDomain({
    id: demoId('partner_domain', host),
    host,
    pathPattern: '/demo/orbit',
    distributorId: ORBIT,
    name: "Orbit's page of the demo",
    flavour: ORBIT,
  })
  for (const flavour of FLAVOURS_BY_DOMAIN) {
    await contract.addDomain({
      id: demoId('partner_domain', `${host}/${flavour}`),
      host,
      pathPattern: `/demo/${flavour}`,
      distributorId: FLAVOUR_PAGES,
      name: `The demo's page of ${flavour}`,
      flavour,
    })
  }
}

async function seedWidgets() {
  const contract = await app.container.make(WidgetsContract)
  const languageOf = (slug: string) =>
    playlists.find((playlist) => playlist.slug === slug)?.language ?? 'en-us'
  for (const [index, widget] of widgets.entries()) {
    await contract.addWidget({
      id: demoWidgetId(widget.slug),
      name: widget.name,
      type: widget.type,
      creatorId: demoId('creator', widget.creator),
      playlistId: demoId('playlist', widget.playlist),
      gameSetId: index === 0 ? demoId('game_set', gameSet.slug) : undefined,
      distributorId: widget.distributorId,
      language: languageOf(widget.playlist),
    })
  }
}
