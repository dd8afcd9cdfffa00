import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { ResponseOf } from '#web/lib/registry'

export type BulkChoices = ResponseOf<'catalogue.admin.product_change_choices.index'>['data']

/** What a change of many products can name, read when the dialog opens; null until it is there. */
export function useChoices(): BulkChoices | null {
  const [choices, setChoices] = useState<BulkChoices | null>(null)
  useEffect(() => {
    let isOver = false
    call('GET', 'catalogue.admin.product_change_choices.index').then(
      (answer) => !isOver && answer && setChoices(answer.data),
      // The other fields of the dialog do without.
      () => undefined
    )
    return () => {
      isOver = true
    }
  }, [])
  return choices
}
