// For their types alone: they name the events that this module tells of.
import type {} from '#achievements/events/achievement_fulfilled'
import type {} from '#achievements/events/player_demoted'
import type {} from '#achievements/events/player_promoted'

/** Nobody asks this module yet; it only tells. */
export default class AchievementsProvider {}
