import router from '@adonisjs/core/services/router'
import { WIDGET_PATHS } from '@sidepick/rules/own_address'
import { PREVIEW_PATH } from '@sidepick/rules/preview'
import { routeTraits } from '#shared/http/route_traits'

const Enter = () => import('#pages/controllers/enter_controller')
const EnterCustom = () => import('#pages/controllers/enter_custom_controller')
const ShowChallengePicture = () => import('#pages/controllers/show_challenge_picture_controller')
const ShowEmbedBuild = () => import('#pages/controllers/show_embed_build_controller')
const ShowEmbedPreview = () => import('#pages/controllers/show_embed_preview_controller')
const ShowEmbedCheck = () => import('#pages/controllers/show_embed_check_controller')
const ShowFair = () => import('#pages/controllers/show_fair_controller')
const ShowPickPicture = () => import('#pages/controllers/show_pick_picture_controller')
const ShowPreview = () => import('#pages/controllers/show_preview_controller')
const ShareVisit = () => import('#pages/controllers/share_visit_controller')
const ShowVisitPicture = () => import('#pages/controllers/show_visit_picture_controller')
const ShowPage = () => import('#pages/controllers/show_page_controller')
const ShowWidget = () => import('#pages/controllers/show_widget_controller')
const ShowRoot = () => import('#pages/controllers/show_root_controller')
const ShowHealth = () => import('#pages/controllers/show_health_controller')
const ShowOembed = () => import('#pages/controllers/show_oembed_controller')
const ShowOpenapi = () => import('#pages/controllers/show_openapi_controller')

router.get('/', [ShowRoot]).as('pages.root')
router.get('/healthcheck', [ShowHealth]).as('pages.health')
routeTraits.unlimited.add('pages.health')
router.get('/openapi.json', [ShowOpenapi]).as('pages.openapi')
router.get('/oembed', [ShowOembed]).as('pages.oembed')
router.get('/challenge/:code', [ShowChallengePicture]).as('pages.challenge_picture')
router.post('/v1/shared_visits', [ShareVisit]).as('pages.share_visit')
router.get('/visited/:code', [ShowVisitPicture]).as('pages.visit_picture')
router.get('/shared/:gameId/:pick', [ShowPickPicture]).as('pages.pick_picture')
for (const name of ['challenge_picture', 'share_visit', 'visit_picture', 'pick_picture']) {
  routeTraits.limits.set(`pages.${name}`, 'picturesPerAddress')
}

/** A page: where it fails, a browser is shown a page too. */
function page(path: string, controller: Parameters<typeof router.get>[1], name: string) {
  router.get(path, controller).as(name)
  routeTraits.pages.add(name)
}

page('/embed/build', [ShowEmbedBuild], 'pages.embed_build')
page('/embed/build/preview', [ShowEmbedPreview], 'pages.embed_preview')
page('/embed/check', [ShowEmbedCheck], 'pages.embed_check')
routeTraits.limits.set('pages.embed_check', 'embedChecksPerAddress')
page('/fair/:id', [ShowFair], 'pages.fair')
page(PREVIEW_PATH, [ShowPreview], 'pages.preview')

/** Both prefixes lead to the same pages. */
for (const [name, path] of Object.entries(WIDGET_PATHS)) {
  page(path, [ShowWidget], `pages.widget.${name}`)
  page(`/go/:payload${path}`, [ShowWidget], `pages.go.widget.${name}`)
}
page('/go/:payload?', [Enter], 'pages.go')
page('/custom/:customId?/:gameId?', [EnterCustom], 'pages.custom')
page('/go/:payload/custom/:customId?/:gameId?', [EnterCustom], 'pages.go.custom')

// Last, because it matches every address: the registry decides which pages exist.
page('/go/:payload/*', [ShowPage], 'pages.go.screen')
page('/*', [ShowPage], 'pages.screen')
