import { useState } from 'react'
import { messageOf, notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Conversation } from './timeline_data'

/** The text of a reply and where it goes. */
export function useReply({ source, id, title, recipient, hasNotes }: Conversation, onSent: () => Promise<void>) {
  const t = useWords()
  const [text, setText] = useState('')
  const [wantsNote, setNote] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isNote = recipient === null || (hasNotes && wantsNote)
  const isEmpty = text.trim() === ''
  const send = async () => {
    if (isEmpty || isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await call('POST', 'platform.admin.timeline_replies.store', { data: { source, conversation: id, text, isNote } })
      setText('')
      notifyDone(t(isNote ? 'admin.timeline.noted' : 'admin.timeline.sent', { title }))
      await onSent()
    } catch (error) {
      setProblem(messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { text, setText, isNote, setNote, isBusy, isEmpty, problem, send }
}
