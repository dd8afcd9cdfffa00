import { useState } from 'react'
import { messageOf, notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Conversation } from './timeline_data'

/** The text of a reply and where it goes. */
export function useReply({ source, id, title }: Conversation, isNote: boolean, onSent: () => Promise<void>) {
  const t = useWords()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
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
  return { text, setText, isBusy, isEmpty, problem, send }
}
