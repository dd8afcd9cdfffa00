/** A coin that a wallet may take. Amounts have eight decimals, also where the coin knows more. */
export interface Coin {
  name: string
  /** What an address looks like. */
  address: RegExp
  /** The address with its amount as wallets read it from a QR code. */
  link(address: string, quantity: string): string
}

/** Decimals of amounts in coins. */
export const PLACES = 8

/** Decimals of a wei below those. */
const WEI = '0'.repeat(18 - PLACES)

const bech32 = '[02-9ac-hj-np-z]{11,71}'
const base58 = '[1-9A-HJ-NP-Za-km-z]{25,34}'

export const COINS = {
  BTC: {
    name: 'Bitcoin',
    address: new RegExp(`^(bc1${bech32}|[13]${base58})$`),
    link: (address, quantity) => `bitcoin:${address}?amount=${quantity}`,
  },
  LTC: {
    name: 'Litecoin',
    address: new RegExp(`^(ltc1${bech32}|[LM3]${base58})$`),
    link: (address, quantity) => `litecoin:${address}?amount=${quantity}`,
  },
  ETH: {
    name: 'Ether',
    address: /^0x[0-9a-fA-F]{40}$/,
    link: (address, quantity) => `ethereum:${address}?value=${BigInt(quantity.replace('.', ''))}${WEI}`,
  },
} as const satisfies Record<string, Coin>

export type CoinCode = keyof typeof COINS

/** Null: the shop does not know it any more. */
export function coinOf(code: string): Coin | null {
  return Object.hasOwn(COINS, code) ? COINS[code as CoinCode] : null
}
