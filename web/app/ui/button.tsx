import type { ButtonHTMLAttributes, MouseEvent } from 'react'

type Tone = 'primary' | 'quiet'

const tones: Record<Tone, string> = {
  primary: 'bg-primary text-primary-ink border-primary hover:bg-primary/90',
  quiet: 'border-ink/40 hover:border-primary hover:text-primary',
}

/** Class names of a button, also for links that look like one. */
export function buttonStyle(tone: Tone = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-5 py-2 font-semibold no-underline transition-colors aria-disabled:opacity-60 ${tones[tone]}`
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  tone?: Tone
  /** Ignores clicks while its action runs. It keeps the focus, which a disabled button would lose. */
  isBusy?: boolean
}

export function Button({ tone = 'primary', className = '', isBusy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
      className={`${buttonStyle(tone)} ${className}`}
    />
  )
}

/** Also stops Enter in a field, which clicks a form's submit button. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
