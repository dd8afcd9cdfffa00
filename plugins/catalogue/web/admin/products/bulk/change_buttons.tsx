import { Button } from '@mantine/core'
import { useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { followJob } from '#web/admin/frame/jobs'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ShownChange } from './change_screen'

/** Applies what was looked at, or takes it back. */
export function ChangeButtons({ change: { id, state, counts } }: { change: ShownChange }) {
  const t = useWords()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const list = useScreenPath()('catalogue.admin.products') ?? '/admin'
  const [isBusy, setBusy] = useState(false)
  const start = async (
    route: 'catalogue.admin.product_change_applications.store' | 'catalogue.admin.product_change_undoings.store'
  ) => {
    const answer = await call('POST', route, { params: { id } })
    if (answer) followJob(answer.data.job)
    revalidator.revalidate()
  }
  const apply = async () => {
    setBusy(true)
    try {
      await start('catalogue.admin.product_change_applications.store')
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setBusy(false)
    }
  }
  if (state === 'prepared') {
    return (
      <>
        <Button variant="default" onClick={() => navigate(list)}>
          {t('admin.cancel')}
        </Button>
        <Button loading={isBusy} disabled={counts.waiting === 0} onClick={() => void apply()}>
          {t('catalogue.product_list.apply', { count: counts.waiting })}
        </Button>
      </>
    )
  }
  if (state !== 'applied' || counts.changed === 0) return null
  return (
    <ConfirmButton
      label={t('catalogue.product_list.undo')}
      question={t('catalogue.product_list.undo_question', { count: counts.changed })}
      run={() => start('catalogue.admin.product_change_undoings.store')}
    />
  )
}
