import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FigureInput } from '#web/admin/form/figure_input'
import { useWords } from '#web/lib/i18n'

interface DiscountAllProps {
  /** The discount of all lines in basis points; null when they differ or have discounts as amounts. */
  percent: number | null
  apply: (percent: number) => void
}

/** Sets the same percentage discount on all lines. It shows the current one, or nothing when the lines differ. */
export function DiscountAll({ percent, apply }: DiscountAllProps) {
  const t = useWords()
  const [typed, setTyped] = useState(percent)
  useEffect(() => setTyped(percent), [percent])
  return (
    <Group align="end" gap="xs" mt="sm">
      <FigureInput
        label={t('sales.admin_quotes.percent')}
        value={typed}
        min={0}
        max={10_000}
        digits={2}
        unit="%"
        onChange={setTyped}
      />
      <Button variant="default" disabled={typed === null} onClick={() => typed !== null && apply(typed)}>
        {t('sales.admin_quotes.percent_apply')}
      </Button>
    </Group>
  )
}
