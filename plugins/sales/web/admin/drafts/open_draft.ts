import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

/** Creates a draft for a customer, or as a copy of an order, and opens it. */
export function useOpenDraft() {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const [isOpening, setOpening] = useState(false)
  const open = async (data: { customerId: number } | { orderId: number }) => {
    setOpening(true)
    try {
      const answer = await call('POST', 'sales.admin.drafts.store', { data })
      if (answer) navigate(pathOf('sales.admin.draft', { id: answer.data.id }) ?? '/admin')
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setOpening(false)
    }
  }
  return { open, isOpening }
}
