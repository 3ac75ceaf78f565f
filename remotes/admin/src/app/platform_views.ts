import { page } from './deferred_page'
import { ADMINS, ALL, type View } from './view'

/** People, money, partners, and what can be learnt of them. */
export const PLATFORM_VIEWS: readonly View[] = [
  {
    path: 'people',
    label: 'view.people',
    section: 'section.people',
    reach: ADMINS,
    acts: { invite: 'people.invite' },
    pages: {
      '': page(() => import('../views/people/person_list').then((it) => it.PersonList)),
      'invite': page(() => import('../views/people/invite').then((it) => it.Invite)),
      ':id': page(() => import('../views/people/person_page').then((it) => it.PersonPage)),
      ':id/notices': page(() => import('../views/people/notice_list').then((it) => it.NoticeList)),
      ':id/plays': page(() => import('../views/people/play_list').then((it) => it.PlayList)),
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
    acts: { new: 'products.new' },
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
    acts: { new: 'boards.new' },
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
    acts: { new: 'domains.new', which: 'which.title' },
    pages: {
      '': page(() => import('../views/domains/domain_list').then((it) => it.DomainList)),
      'new': page(() => import('../views/domains/new_domain').then((it) => it.NewDomain)),
      'which': page(() => import('../views/domains/which_row').then((it) => it.WhichRow)),
      ':id': page(() => import('../views/domains/domain_page').then((it) => it.DomainPage)),
    },
  },
  {
    path: 'experiences',
    label: 'view.experiences',
    section: 'section.partners',
    reach: ADMINS,
    acts: { explain: 'explain.title', toolbar: 'toolbar.title' },
    pages: {
      '': page(() =>
        import('../views/experiences/experience_list').then((it) => it.ExperienceList)
      ),
      'explain': page(() => import('../views/experiences/explain').then((it) => it.Explain)),
      'toolbar': page(() =>
        import('../views/experiences/analytics_toolbar').then((it) => it.AnalyticsToolbar)
      ),
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
    acts: {
      'new': 'experiments.new',
      'variants': 'variants.title',
      'try': 'try.title',
      'try-card': 'tryCard.title',
    },
    pages: {
      '': page(() =>
        import('../views/experiments/experiment_list').then((it) => it.ExperimentList)
      ),
      'variants': page(() =>
        import('../views/experiments/variant_list').then((it) => it.VariantList)
      ),
      'try': page(() => import('../views/experiments/try_variants').then((it) => it.TryVariants)),
      'try-card': page(() => import('../views/experiments/try_card').then((it) => it.TryCard)),
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
