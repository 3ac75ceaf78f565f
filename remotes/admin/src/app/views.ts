import type { Deferred } from '@sidepick/card-kit'
import type { AdminMessage } from '../words/admin_text'
import type { Reach } from './console_context'
import { page } from './deferred_page'

type Page = Deferred<object>

/** A part of the console: what the menu shows, and its pages. */
export interface View {
  /** Below the console's path; empty for the first page. */
  path: string
  label: AdminMessage
  section: AdminMessage
  /** Who sees it, by whose records they work with. */
  reach: readonly Reach[]
  /** Its pages by the rest of their address. */
  pages: Readonly<Record<string, Page>>
}

const ADMINS: readonly Reach[] = ['everybody']
const ALL: readonly Reach[] = ['everybody', 'own']

/** Everything the console has, in the order of its menu. A new view is one more entry. */
const VIEWS: readonly View[] = [
  {
    path: '',
    label: 'view.today',
    section: 'section.work',
    reach: ALL,
    pages: { '': page(() => import('../views/today/today').then((it) => it.Today)) },
  },
  {
    path: 'games',
    label: 'view.games',
    section: 'section.content',
    reach: ALL,
    pages: {
      '': page(() => import('../views/games/game_list').then((it) => it.GameList)),
      'calendar': page(() =>
        import('../views/games/calendar/game_calendar').then((it) => it.GameCalendar)
      ),
      'new': page(() => import('../views/games/new_game').then((it) => it.NewGame)),
      ':id': page(() => import('../views/games/game_page').then((it) => it.GamePage)),
    },
  },
  {
    path: 'playlists',
    label: 'view.playlists',
    section: 'section.content',
    reach: ALL,
    pages: {
      '': page(() => import('../views/playlists/playlist_list').then((it) => it.PlaylistList)),
      'new': page(() => import('../views/playlists/new_playlist').then((it) => it.NewPlaylist)),
      ':id': page(() => import('../views/playlists/playlist_page').then((it) => it.PlaylistPage)),
    },
  },
  {
    path: 'game-sets',
    label: 'view.gameSets',
    section: 'section.content',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/game_sets/game_set_list').then((it) => it.GameSetList)),
      'new': page(() => import('../views/game_sets/new_game_set').then((it) => it.NewGameSet)),
      ':id': page(() => import('../views/game_sets/game_set_page').then((it) => it.GameSetPage)),
    },
  },
  {
    path: 'widgets',
    label: 'view.widgets',
    section: 'section.content',
    reach: ALL,
    pages: {
      '': page(() => import('../views/widgets/widget_list').then((it) => it.WidgetList)),
      'new': page(() => import('../views/widgets/new_widget').then((it) => it.NewWidget)),
      ':id': page(() => import('../views/widgets/widget_page').then((it) => it.WidgetPage)),
    },
  },
  {
    path: 'categories',
    label: 'view.categories',
    section: 'section.content',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/categories/category_list').then((it) => it.CategoryList)),
      'new': page(() => import('../views/categories/new_category').then((it) => it.NewCategory)),
      ':id': page(() => import('../views/categories/category_page').then((it) => it.CategoryPage)),
    },
  },
  {
    path: 'addresses',
    label: 'view.addresses',
    section: 'section.content',
    reach: ALL,
    pages: {
      '': page(() => import('../views/addresses/address_list').then((it) => it.AddressList)),
      'new': page(() => import('../views/addresses/new_address').then((it) => it.NewAddress)),
      ':id': page(() => import('../views/addresses/address_page').then((it) => it.AddressPage)),
    },
  },
  {
    path: 'people',
    label: 'view.people',
    section: 'section.people',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/people/person_list').then((it) => it.PersonList)),
      'invite': page(() => import('../views/people/invite').then((it) => it.Invite)),
      ':id': page(() => import('../views/people/person_page').then((it) => it.PersonPage)),
    },
  },
  {
    path: 'creators',
    label: 'view.creators',
    section: 'section.people',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/creators/creator_list').then((it) => it.CreatorList)),
      ':id': page(() => import('../views/creators/creator_page').then((it) => it.CreatorPage)),
    },
  },
  {
    path: 'ledger',
    label: 'view.ledger',
    section: 'section.money',
    reach: ADMINS,
    pages: { '': page(() => import('../views/ledger/ledger_list').then((it) => it.LedgerList)) },
  },
  {
    path: 'products',
    label: 'view.products',
    section: 'section.money',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/products/product_list').then((it) => it.ProductList)),
      'new': page(() => import('../views/products/new_product').then((it) => it.NewProduct)),
      ':id': page(() => import('../views/products/product_page').then((it) => it.ProductPage)),
    },
  },
  {
    path: 'cuts',
    label: 'view.cuts',
    section: 'section.money',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/cuts/cut_page').then((it) => it.CutPage)),
      ':id': page(() => import('../views/cuts/cut_page').then((it) => it.CutPage)),
    },
  },
  {
    path: 'boards',
    label: 'view.boards',
    section: 'section.money',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/boards/board_list').then((it) => it.BoardList)),
      'new': page(() => import('../views/boards/new_board').then((it) => it.NewBoard)),
      ':id': page(() => import('../views/boards/board_page').then((it) => it.BoardPage)),
      ':id/prizes/:place': page(() =>
        import('../views/boards/prize_page').then((it) => it.PrizePage)
      ),
    },
  },
  {
    path: 'domains',
    label: 'view.domains',
    section: 'section.partners',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/domains/domain_list').then((it) => it.DomainList)),
      'new': page(() => import('../views/domains/new_domain').then((it) => it.NewDomain)),
      ':id': page(() => import('../views/domains/domain_page').then((it) => it.DomainPage)),
    },
  },
  {
    path: 'experiences',
    label: 'view.experiences',
    section: 'section.partners',
    reach: ADMINS,
    pages: {
      '': page(() =>
        import('../views/experiences/experience_list').then((it) => it.ExperienceList)
      ),
      'explain': page(() => import('../views/experiences/explain').then((it) => it.Explain)),
      ':scope': page(() =>
        import('../views/experiences/experience_page').then((it) => it.ExperiencePage)
      ),
      ':scope/:owner': page(() =>
        import('../views/experiences/experience_page').then((it) => it.ExperiencePage)
      ),
    },
  },
  {
    path: 'experiments',
    label: 'view.experiments',
    section: 'section.partners',
    reach: ADMINS,
    pages: {
      '': page(() =>
        import('../views/experiments/experiment_list').then((it) => it.ExperimentList)
      ),
      'new': page(() =>
        import('../views/experiments/new_experiment').then((it) => it.NewExperiment)
      ),
      ':id': page(() =>
        import('../views/experiments/experiment_page').then((it) => it.ExperimentPage)
      ),
    },
  },
  {
    path: 'remotes',
    label: 'view.remotes',
    section: 'section.partners',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/remotes/release_list').then((it) => it.ReleaseList)),
      ':id': page(() => import('../views/remotes/release_page').then((it) => it.ReleasePage)),
    },
  },
  {
    path: 'audit',
    label: 'view.audit',
    section: 'section.insight',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/audit/audit_list').then((it) => it.AuditList)),
      ':id': page(() => import('../views/audit/audit_page').then((it) => it.AuditPage)),
    },
  },
  {
    path: 'failures',
    label: 'view.failures',
    section: 'section.insight',
    reach: ADMINS,
    pages: { '': page(() => import('../views/insight/failure_list').then((it) => it.FailureList)) },
  },
  {
    path: 'counts',
    label: 'view.counts',
    section: 'section.insight',
    reach: ALL,
    pages: { '': page(() => import('../views/insight/counts').then((it) => it.Counts)) },
  },
]

/** What somebody with this reach is shown. */
export const viewsFor = (reach: Reach): readonly View[] =>
  VIEWS.filter((view) => view.reach.includes(reach))
