import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import type { NewWidget } from '#widgets/contract'
import { Widget } from '#widgets/models/widget'

export function addWidget(widget: NewWidget): Promise<boolean> {
  const allowedDomains = [...(widget.allowedDomains ?? [])]
  return addOnce(() =>
    Widget.create({
      id: widget.id,
      name: widget.name,
      type: widget.type,
      creatorId: widget.creatorId,
      playlistId: widget.playlistId,
      gameSetId: widget.gameSetId ?? null,
      distributorId: widget.distributorId,
      language: widget.language,
      preferredCategoryIds: [...(widget.preferredCategoryIds ?? [])],
      allowedDomains,
      isPublic: allowedDomains.length === 0 && (widget.isPublic ?? true),
      active: true,
      createdAtMs: clock.nowMs(),
    })
  )
}
