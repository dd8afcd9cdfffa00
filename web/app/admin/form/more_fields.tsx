import { Button, Group, Text } from '@mantine/core'
import { DateTimePicker } from '@mantine/dates'
import { Dropzone } from '@mantine/dropzone'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { formatFileSize, formatInstant } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'
import { IconUpload, IconX } from '../icons'
import { useField } from './form_context'
import type { FieldProps } from './fields'
import { instantOf, wallTimeOf } from './wall_time'

/** An instant (ISO, UTC), typed and shown as the shop's clocks have it. */
export function InstantField({ zone = 'Europe/Paris', ...props }: FieldProps & { zone?: string }) {
  const t = useWords()
  const locale = useLocale()
  const field = useField(props.name, props.label, (value) => formatInstant(locale, String(value), zone))
  const { id, error, readOnly } = field
  const value = typeof field.value === 'string' && field.value ? wallTimeOf(field.value, zone) : null
  return (
    <DateTimePicker
      id={id}
      label={props.label}
      description={props.help}
      error={error}
      readOnly={readOnly}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      locale={locale === 'fr_FR' ? 'fr' : 'en'}
      firstDayOfWeek={1}
      valueFormat="DD/MM/YYYY HH:mm"
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': t('admin.table.clear') }}
      nextLabel={t('admin.form.next_month')}
      previousLabel={t('admin.form.previous_month')}
      submitButtonProps={{ 'aria-label': t('admin.save') }}
      value={value}
      onChange={(time) => field.set(time ? instantOf(time, zone) : null)}
    />
  )
}

interface FileFieldProps extends FieldProps {
  /** MIME types: `['image/png', 'image/jpeg']`. */
  accept?: string[]
  /** Bytes. */
  maxSize?: number
}

/** One file, chosen or dropped; the value is a `File`, or what is kept already. */
export function FileField({ accept, maxSize, ...props }: FileFieldProps) {
  const t = useWords()
  const locale = useLocale()
  const field = useField(props.name, props.label)
  const [refused, setRefused] = useState<string | null>(null)
  const file = field.value instanceof File ? field.value : null
  const message = field.error ?? refused
  const limit = maxSize ? t('admin.form.file_limit', { size: formatFileSize(locale, maxSize) }) : null
  return (
    <div>
      <Text component="label" htmlFor={field.id} size="sm" fw={500}>
        {props.label}
      </Text>
      <Text size="xs" c="dimmed">
        {[props.help, limit].filter(Boolean).join(' ')}
      </Text>
      <Dropzone
        multiple={false}
        {...(accept ? { accept } : {})}
        {...(maxSize ? { maxSize } : {})}
        disabled={field.readOnly || props.disabled === true}
        onDrop={([first]) => {
          setRefused(null)
          field.set(first ?? null)
        }}
        onReject={() => setRefused(t('admin.form.file_refused'))}
        inputProps={{ 'id': field.id, 'aria-invalid': Boolean(message), 'aria-label': props.label }}
        mt={4}
      >
        <Group justify="center" gap="xs" mih={56}>
          <IconUpload size={20} stroke={1.5} aria-hidden />
          <Text size="sm">{file ? file.name : t('admin.form.file_drop')}</Text>
        </Group>
      </Dropzone>
      {message && (
        <Text size="sm" c="red" role="alert" mt={4}>
          {message}
        </Text>
      )}
      {file && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          mt={4}
          leftSection={<IconX size={14} />}
          onClick={() => field.set(null)}
        >
          {t('admin.form.file_remove')}
        </Button>
      )}
    </div>
  )
}
