import { redirect } from 'react-router';

/** Where a password manager leads somebody who wants another password (W3C, A Well-Known URL for Changing Passwords). */
export const loader = () => redirect('/admin/account#change-password');
