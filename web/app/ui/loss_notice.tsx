import { useNavigation } from '@remix-run/react'
import { lossNoticeId } from '#web/lib/chunks'
import { useWords } from '#web/lib/i18n'

/** Shown by the boot script or `reportLostPart` when a script or style did not load. Its plain link needs no script. */
export function LossNotice() {
  const t = useWords()
  const { location } = useNavigation()
  // Reloading continues a pending navigation. Its location includes the base path.
  const target = location ? location.pathname + location.search : ''
  return (
    <div
      id={lossNoticeId}
      hidden
      role="alert"
      suppressHydrationWarning
      className="fixed inset-x-0 top-0 z-50 border-b border-line bg-surface shadow-soft"
    >
      <p className="shell flex flex-wrap items-center justify-center gap-x-4 gap-y-2 py-3">
        {t('shell.loss.message')}
        <a href={target} className="py-1 font-semibold text-primary underline">
          {t('shell.loss.reload')}
        </a>
      </p>
    </div>
  )
}
