import { useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { BodyOf } from '#web/lib/registry'

type Source = BodyOf<'sales.admin.quotes.store'>

/** Creates a quote for a customer, or a copy of an order or quote, and opens it. */
export function useMakeQuote(): (source: Source, done: string) => Promise<void> {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return async (source, done) => {
    try {
      const answer = await call('POST', 'sales.admin.quotes.store', { data: source })
      if (answer === false) return
      notifyDone(done)
      navigate(pathOf('sales.admin.quote', { id: answer.data.id }) ?? '/admin')
    } catch (error) {
      notifyProblem(error, t)
    }
  }
}
