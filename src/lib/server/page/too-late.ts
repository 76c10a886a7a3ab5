/** What a hosted platform that does not answer in time is reported as. */
export const TOO_LATE = 504;
