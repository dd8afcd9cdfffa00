import type { Cart } from '../../cart_data'

interface PaymentLogoProps {
  paths: Cart['payment']['offers'][number]['logo']
}

/** The logo of a payment method. Its name stands beside it. */
export function PaymentLogo({ paths }: PaymentLogoProps) {
  return (
    <svg width={48} height={32} viewBox="0 0 48 32" fill="currentColor" aria-hidden className="text-muted">
      {paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
