import type { TimelineEntry, TimelineSource } from '#plugins/platform/contracts/timeline_source'

export type TimelineEntryAnswer = ReturnType<typeof timelineEntry>

interface Origin {
  source: string
  /** Absent: the person may not reply. */
  replies: TimelineSource['replies']
}

/** An entry as the screens read it. */
export function timelineEntry(entry: TimelineEntry, { source, replies }: Origin) {
  const { id, kind, at, title, text = '', amount = null, state = null, author = null, isInternal = false } = entry
  const { screen = null, params = {}, conversation } = entry
  return {
    id,
    source,
    kind,
    at,
    title,
    text,
    amount,
    state,
    author,
    isInternal,
    screen,
    params,
    conversation:
      conversation && replies
        ? { id: conversation.id, title: conversation.title, to: conversation.to, hasNotes: replies.hasNotes }
        : null,
  }
}
