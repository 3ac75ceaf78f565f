import type {
  BootstrapAnswer,
  CreatorSummary,
  HostFlags,
  PageData,
  RemoteEntry,
} from '@sidepick/rules/types'
import { resolveLanguage, wordsOf } from '@sidepick/rules/languages'
import { brand } from '#config/brand'
import { game } from '#config/game'
import { providersOn } from '#config/social'
import type { ResolvedExperience } from '#experiences/contract'
import type { RunningExperiment } from '#experiments/contract'
import type { HostMode } from '#partner_domains/contract'
import type { WidgetRecord } from '#widgets/contract'
import { pageFlags } from '#widgets/domain/page_flags'
import { programmeOf } from '#widgets/domain/programme_of'

interface PageParts {
  mode: HostMode
  flags: HostFlags
  flavour: string
  /** The visitor's language, if given. */
  language: string | undefined
  experience: ResolvedExperience
  /** Those that take place on the page. */
  experiments: RunningExperiment[]
  remotes: RemoteEntry[]
}

/** Any origin may frame the widget. */
const ANY = '*'

export function toBootstrapAnswer(
  parts: Omit<PageParts, 'flags'> & {
    widget: WidgetRecord
    creator: CreatorSummary
    origins: string[]
    /** The only pages that may frame the widget in this flavour; null for the widget's own rule. */
    onlyIn: string[] | null
  }
): BootstrapAnswer {
  const { widget, creator, origins, onlyIn } = parts
  return {
    ...toPageBootstrap({ ...parts, flags: pageFlags(parts.mode, widget) }),
    widget: {
      id: widget.id,
      type: widget.type,
      partnerName: creator.partnerName,
      creatorName: creator.userName,
    },
    allowedParentOrigins: onlyIn ?? [
      ...new Set([...origins, ...widget.allowedDomains, ...(widget.isPublic ? [ANY] : [])]),
    ],
  }
}

/** For a page without a widget; only our own site may frame it. */
export function toPageBootstrap(parts: PageParts): PageData['bootstrap'] {
  const { mode, flags, flavour, language, experience, experiments, remotes } = parts
  const { states, changes } = experience
  const shownFlags = { ...flags, ...experience.flags }
  const hasExperiments = experiments.length > 0
  const { base, triviaCorrect, majority, adGame, clientPartMax } = game.points
  return {
    configVersion: experience.configVersion,
    widget: null,
    hostMode: {
      widgetMode: mode.widgetMode,
      flavour,
      flags: shownFlags,
      // From the domain only: a query cannot enable a partner's programme.
      programme: programmeOf(mode),
    },
    config: experience.config,
    // A variant may change the configuration of any state, so the browser makes it again.
    ...((changes || hasExperiments) && { states }),
    ...(changes && { changes }),
    ...(hasExperiments && { hasExperiments }),
    experiments,
    points: { base, triviaCorrect, majority, adGame, clientPartMax },
    limits: {
      strangerGames: game.limits.strangerGames,
      anonymousGameLimit: game.limits.anonymousGameLimit,
      onboardingGameLimit: game.limits.onboardingGameLimit,
      signUpPointsMax: game.points.signUpClaimMax,
      signUpBonus: game.points.signUpBonus,
    },
    remotes,
    allowedParentOrigins: [],
    auth: { providers: providersOn() },
    brand: {
      name: brand.name,
      logoUrl: brand.logoUrl,
      supportEmail: brand.supportEmail,
      poweredByText: brand.poweredByText[wordsOf(resolveLanguage(language, shownFlags.language))],
      poweredByUrl: brand.poweredByUrl,
    },
  }
}
