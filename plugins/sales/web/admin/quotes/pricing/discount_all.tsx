import { Button, Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'

/** Takes the same share off every line. */
export function DiscountAll({ apply }: { apply: (percent: number) => void }) {
  const t = useWords()
  const locale = useLocale()
  const [percent, setPercent] = useState<number | string>('')
  return (
    <Group align="end" gap="xs" mt="sm">
      <NumberInput
        label={t('sales.admin_quotes.percent')}
        value={percent}
        min={0}
        max={100}
        decimalScale={2}
        decimalSeparator={locale === 'fr_FR' ? ',' : '.'}
        allowedDecimalSeparators={['.', ',']}
        hideControls
        onChange={setPercent}
      />
      <Button variant="default" disabled={percent === ''} onClick={() => apply(Number(percent))}>
        {t('sales.admin_quotes.percent_apply')}
      </Button>
    </Group>
  )
}
