/**
 * Header with the id that a notice of a payment provider was sent with, between our HTTP server, which gives each request an id of its
 * own and writes over this one, and whoever checks the notice's signature.
 */
export const SENT_REQUEST_ID = 'x-sent-request-id';
