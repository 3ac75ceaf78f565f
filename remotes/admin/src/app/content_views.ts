import { page } from './deferred_page'
import { ADMINS, ALL, type View } from './view'

/** What waits, and what is played and where. */
export const CONTENT_VIEWS: readonly View[] = [
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
    acts: {
      'new': 'games.new',
      'calendar': 'calendar.title',
      'videos': 'videos.title',
      'try-video': 'tryVideo.title',
    },
    pages: {
      '': page(() => import('../views/games/game_list').then((it) => it.GameList)),
      'calendar': page(() =>
        import('../views/games/calendar/game_calendar').then((it) => it.GameCalendar)
      ),
      'videos': page(() => import('../views/games/video_list').then((it) => it.VideoList)),
      'try-video': page(() => import('../views/games/try_video').then((it) => it.TryVideo)),
      'new': page(() => import('../views/games/new_game').then((it) => it.NewGame)),
      ':id': page(() => import('../views/games/game_page').then((it) => it.GamePage)),
    },
  },
  {
    path: 'complaints',
    label: 'view.complaints',
    section: 'section.content',
    reach: ADMINS,
    pages: {
      '': page(() => import('../views/complaints/complaint_list').then((it) => it.ComplaintList)),
    },
  },
  {
    path: 'playlists',
    label: 'view.playlists',
    section: 'section.content',
    reach: ALL,
    acts: { new: 'playlists.new' },
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
    acts: { new: 'gameSets.new', today: 'challenge.title' },
    pages: {
      '': page(() => import('../views/game_sets/game_set_list').then((it) => it.GameSetList)),
      'new': page(() => import('../views/game_sets/new_game_set').then((it) => it.NewGameSet)),
      'today': page(() =>
        import('../views/game_sets/challenge_preview').then((it) => it.ChallengePreview)
      ),
      ':id': page(() => import('../views/game_sets/game_set_page').then((it) => it.GameSetPage)),
    },
  },
  {
    path: 'widgets',
    label: 'view.widgets',
    section: 'section.content',
    reach: ALL,
    acts: { new: 'widgets.new' },
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
    acts: { new: 'categories.new' },
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
    acts: { new: 'addresses.new' },
    pages: {
      '': page(() => import('../views/addresses/address_list').then((it) => it.AddressList)),
      'new': page(() => import('../views/addresses/new_address').then((it) => it.NewAddress)),
      ':id': page(() => import('../views/addresses/address_page').then((it) => it.AddressPage)),
    },
  },
]
