import type { Texts } from '@/domain/raw-values'

/** E-mail of an account, else its username (SPEC 3, User); '' if it has none. */
export function accountEmail({ email, username }: Texts<'email' | 'username'>): string {
  return [email, username].map((text) => text?.trim()).find(Boolean) ?? ''
}
