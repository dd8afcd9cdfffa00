import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import type { Jump } from './figures'

interface AmountQuestionProps {
  jumps: readonly Jump[]
  onAgree: () => void
  onDismiss: () => void
}

/** Confirms amounts that became more than ten times larger or smaller, before they are sent. */
export function AmountQuestion({ jumps, onAgree, onDismiss }: AmountQuestionProps) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const around = box.current?.parentElement
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      // Returns the focus to the field, or to the button that reappears here.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const standing = opener?.isConnected ? opener : around?.querySelector('button:last-of-type')
        if (standing instanceof HTMLElement) standing.focus({ preventScroll: true })
      })
    }
  }, [])
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={t('admin.figures.jump_title')}
      aria-describedby="amount-question"
      className="admin-question"
      onKeyDown={({ key }) => key === 'Escape' && onDismiss()}
    >
      <div id="amount-question">
        <Text fw={600}>{t('admin.figures.jump_title')}</Text>
        {jumps.map(({ key, label, from, to }) => (
          <Text key={key}>{t('admin.figures.jump', { label, from, to })}</Text>
        ))}
      </div>
      <Group justify="flex-end" gap="xs">
        {/* Escape closes the question, not the surrounding dialog. */}
        <Button variant="default" onClick={onDismiss} data-mantine-stop-propagation>
          {t('admin.figures.jump_back')}
        </Button>
        <Button onClick={onAgree} data-mantine-stop-propagation>
          {t('admin.figures.jump_agree')}
        </Button>
      </Group>
    </div>
  )
}
