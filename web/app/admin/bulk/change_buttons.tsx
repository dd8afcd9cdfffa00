import { Button } from '@mantine/core'
import { useNavigate, useRevalidator } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useScreenPath } from '../admin_data'
import { ConfirmButton } from '../confirm_button'
import { followJob } from '../frame/jobs'
import { useBusy } from '../use_busy'
import type { Change, StartChange } from './change'

interface ChangeButtonsProps {
  change: Change
  words: string
  list: string
  start: StartChange
}

/** Buttons to apply or undo a bulk change. */
export function ChangeButtons({ change: { state, counts }, words, list, start }: ChangeButtonsProps) {
  const t = useWords()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const back = useScreenPath()(list) ?? '/admin'
  const { isBusy, run } = useBusy()
  const begin = async (direction: 'apply' | 'undo') => {
    const answer = await start(direction)
    if (answer) followJob(answer.data.job)
    revalidator.revalidate()
  }
  if (state === 'prepared') {
    return (
      <>
        <Button variant="default" onClick={() => navigate(back)}>
          {t('admin.cancel')}
        </Button>
        <Button loading={isBusy} disabled={counts.waiting === 0} onClick={() => void run(() => begin('apply'))}>
          {t(`${words}.apply`, { count: counts.waiting })}
        </Button>
      </>
    )
  }
  if (state !== 'applied' || counts.changed === 0) return null
  return (
    <ConfirmButton
      label={t('admin.changes.undo')}
      question={t(`${words}.undo_question`, { count: counts.changed })}
      run={() => begin('undo')}
    />
  )
}
